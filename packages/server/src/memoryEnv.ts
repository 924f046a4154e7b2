/**
 * Environment in which a server process returns memory that it no longer needs.
 * - glibc by default raises its thresholds when a large block is freed, and then keeps the memory of compression, pictures and passwords.
 * - V8 by default lets garbage grow with the machine's memory: after 1,500 uncached pages 385 MB instead of 262.
 *
 * A million products need 156 MB of the heap (decision 010). A later `--max-old-space-size` in `NODE_OPTIONS` replaces this one.
 */
export const memoryEnv = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-old-space-size=1024',
} as const
