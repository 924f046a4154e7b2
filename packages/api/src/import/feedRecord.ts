/** One product of a feed as it was read, with the number of its first line. */
export type FeedRecord = { line: number } & (
  | { value: unknown }
  | { problem: string }
  | { leftOut: string; sourceId: string }
)
