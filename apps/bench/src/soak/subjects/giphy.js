window.GIPHY_PINGBACK_URL = window.COLLECTOR;
// The package reads the address when it is imported.
const { pingback } = await import('@giphy/js-analytics');

window.track = (payload) => pingback({ actionType: 'CLICK', analyticsResponsePayload: payload });
