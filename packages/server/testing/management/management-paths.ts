/** Paths of management calls (spec §7), and of the call of the public API that needs the same rights. */
export const MANAGEMENT = /^\/(login|api|ajax|imaging|stories|trendingscheduler)\b|^\/v1\/gifs\/[^/]+\/cta\b/;
