/** A size in pixels. */
export interface SharePopup {
  readonly width: number;
  readonly height: number;
}

/** Sizes of the windows of share targets in pixels. */
export const SHARE_POPUPS = {
  twitter: { width: 750, height: 350 },
  facebook: { width: 480, height: 480 },
  pinterest: { width: 480, height: 480 },
} as const satisfies { readonly [target: string]: SharePopup };

/** A share target that opens in a popup window. */
export type PopupShareTarget = keyof typeof SHARE_POPUPS;
