import { createPingback } from '@zoetrope/analytics';
import { indexedDbStore } from '@zoetrope/analytics/indexed-db';

const provider = { pingbackUrl: window.COLLECTOR, sdkInfo: 'headers', eventIds: true };
const pingback = createPingback({ provider, apiKey: 'soak', store: indexedDbStore('soak') });

window.track = (payload) => pingback.track({ type: 'CLICK', gif: { analytics_response_payload: payload } });
window.flush = pingback.flush;
