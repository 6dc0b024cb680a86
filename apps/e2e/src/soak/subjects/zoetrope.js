import { createPingback } from '@zoetrope/analytics';

const provider = { pingbackUrl: window.COLLECTOR, sdkInfo: 'headers', eventIds: true };
const pingback = createPingback({ provider, apiKey: 'soak' });

window.track = (payload) => pingback.track({ type: 'CLICK', gif: { analytics_response_payload: payload } });
window.flush = pingback.flush;
