/** The logo: the drum of a zoetrope with slits, and inside it the frames of a bouncing ball. */
export const LOGO_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 6 60 52" role="img" aria-label="Zoetrope">
<linearGradient id="drum" x2="1" y2=".25"><stop stop-color="#ffc44a"/><stop offset="1" stop-color="#ff9d1c"/></linearGradient>
<path fill="url(#drum)" d="M4 18v27c0 6 12.5 10.5 28 10.5S60 51 60 45V18z"/>
<ellipse cx="32" cy="18" rx="28" ry="10" fill="#ffdd94"/>
<ellipse cx="32" cy="18" rx="25.4" ry="8" fill="#1d2026"/>
<g fill="#ffb524"><circle cx="14.2" cy="19.1" r="2.2"/><circle cx="21.8" cy="15.8" r="2.6"/><circle cx="32" cy="13.9" r="2.8"/><circle cx="42.2" cy="15.8" r="2.6"/><circle cx="49.8" cy="19.1" r="2.2"/></g>
<g fill="#1d2026"><rect x="5.8" y="27.7" width="3" height="16" rx="1.5"/><rect x="14.8" y="31.6" width="5.5" height="16" rx="2.7"/><rect x="28.8" y="33" width="6.4" height="16" rx="3.2"/><rect x="43.7" y="31.6" width="5.5" height="16" rx="2.7"/><rect x="55.2" y="27.7" width="3" height="16" rx="1.5"/></g>
</svg>
`;
