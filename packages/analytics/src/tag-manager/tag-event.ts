import type { LayoutType, ShareTarget } from '@zoetrope/model';

/** An event in the format of a data layer. */
export type TagEvent =
  | { readonly event: 'page_view'; readonly page_path: string; readonly page_mode: 'page' | 'embed' }
  | {
      readonly event: 'gif_seen' | 'gif_click' | 'gif_hover' | 'gif_start';
      readonly gif_id: string;
      readonly layout_type?: LayoutType | undefined;
    }
  | {
      readonly event: 'share' | 'share_failed';
      readonly gif_id: string;
      readonly share_target: ShareTarget;
    };

/** Receives events: the data layer of a tag manager, or any function of the application. */
export type TagSink = (event: TagEvent) => void;

/** The object whose `dataLayer` tag managers read: `window`. */
export interface DataLayerHost {
  dataLayer?: unknown[] | undefined;
}

/**
 * Returns a sink that pushes events to `host.dataLayer`, and creates the array if the tag manager has not loaded yet.
 * Default host: `globalThis`.
 *
 * @example
 * const tags = createTagManager({ sink: dataLayerSink(window) });
 */
export const dataLayerSink =
  (host: DataLayerHost = globalThis as DataLayerHost): TagSink =>
  (event) => {
    host.dataLayer ??= [];
    host.dataLayer.push(event);
  };
