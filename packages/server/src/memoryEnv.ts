/**
 * Environment in which a server process returns memory that it no longer needs.
 * - glibc by default raises its thresholds when a large block is freed, and then keeps the memory of compression, pictures and passwords.
 * - V8 by default lets garbage grow with the machine's memory: after 1,500 uncached pages 385 MB instead of 262.
 * - V8 by default keeps up to 48 MB for young objects of each of the process's two threads. With semi-spaces of 8 MB it keeps 24 MB:
 *   263 to 305 MB after an attack instead of 297 to 342, and a page costs the same processor time.
 *
 * A million products need 156 MB of the heap (decision 010). A later `--max-old-space-size` in `NODE_OPTIONS` replaces this one.
 */
export const memoryEnv = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=8',
} as const
