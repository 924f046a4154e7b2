/** Sizes in KB of 1,000 bytes, times in ms or s as named, memory in MB of 1,000,000 bytes. */
export const budgets = {
  size: { firstVisitKb: 95, otherRouteKb: 110, requests: 6 },
  rendered: { perSecond: 350, p99Ms: 60 },
  /** Processor time of a rendered page, and size of its HTML. */
  rendering: {
    home: { cpuMs: 12, htmlKb: 150, elements: 1_400 },
    list: { cpuMs: 8 },
    product: { cpuMs: 6, htmlKb: 90 },
  },
  /** Delay of the event loop (p99) while pages are requested that are not in the cache. */
  eventLoopMs: 50,
  homeStored: { perSecond: 10_000, p99Ms: 10 },
  /** Share of page visits that the cache answers while shoppers change products. */
  cachedPagesPercent: 95,
  list: { perSecond: 1_500, p99Ms: 20 },
  /** Budgets with 1,000,000 products. */
  listWithFacets: { p99Ms: 50 },
  suggestions: { perSecond: 3_000, p99Ms: 15 },
  product: { perSecond: 3_000 },
  quote: { perSecond: 800 },
  order: { perSecond: 150, p99Ms: 150 },
  /** Budget of each kind of query. */
  relevance: { ndcg: 0.85, successPercent: 95 },
  /** Budgets with 10,000 products. */
  import: { seconds: 30, peakMb: 500 },
  start: { firstSeconds: 20, laterSeconds: 4 },
  /** Memory of the server process, with 10,000 products. */
  memoryMb: 250,
  /** Memory of the server process, after attacks on its caches and ten minutes of browsing. */
  memoryAfterAttacksMb: 350,
  /** From a tap to the next frame, 75th percentile. */
  tapMs: 100,
  /** From a tap before hydration to what it does. */
  earlyTapMs: 500,
  /** From a tap on a link that was in sight for a second. */
  navigation: { paintMs: 100, lcpMs: 500 },
  vitals: { fcpMs: 900, lcpMs: 1_500, cls: 0.01, tbtMs: 50 },
} as const
