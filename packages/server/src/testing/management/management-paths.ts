/** Paths of management calls (spec §7). */
export const MANAGEMENT = /^\/(login|api|ajax|imaging|stories|trendingscheduler)\b/;
