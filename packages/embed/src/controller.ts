export {
  attachController,
  type EmbedController,
  type EmbedControllerOptions,
  type EmbedEvents,
  type EmbedReady,
} from './host/attach-controller.ts';
