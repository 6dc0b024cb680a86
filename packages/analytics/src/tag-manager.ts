export {
  createTagManager,
  type Share,
  type TagManager,
  type TagManagerOptions,
} from './tag-manager/create-tag-manager.ts';
export type { NavigatingPage } from './tag-manager/observe-navigation.ts';
export { type PagePath, pagePath } from './tag-manager/page-path.ts';
export { type DataLayerHost, dataLayerSink, type TagEvent, type TagSink } from './tag-manager/tag-event.ts';
