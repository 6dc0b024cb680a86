import type { LayoutType, ShareTarget } from '@zoetrope/model';

/** What a tag manager is told, in the form in which it goes into a data layer. */
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

/** Takes an event: a tag manager's data layer, or any function of the application. */
export type TagSink = (event: TagEvent) => void;

/** The array that tag managers read, by the name that they agreed on. */
export interface DataLayerHost {
  dataLayer?: unknown[] | undefined;
}

/** Hands events to the tag manager of a page; they wait in the array when it has not been loaded yet. */
export const dataLayerSink =
  (host: DataLayerHost = globalThis as DataLayerHost): TagSink =>
  (event) => {
    host.dataLayer ??= [];
    host.dataLayer.push(event);
  };
