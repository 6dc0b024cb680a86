/** Paths of management calls (spec §7), and of the public call that requires the same permissions. */
export const MANAGEMENT = /^\/(login|api|ajax|imaging|stories|trendingscheduler)\b|^\/v1\/gifs\/[^/]+\/cta\b/;
