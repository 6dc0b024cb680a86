window.GIPHY_PINGBACK_URL = window.COLLECTOR;
// The package reads this URL on import.
const { pingback } = await import('@giphy/js-analytics');

window.track = (payload) => pingback({ actionType: 'CLICK', analyticsResponsePayload: payload });
