/**
 * Environment in which glibc returns freed memory to the system. By itself it raises these thresholds whenever a large block is
 * freed, and then keeps what compression, pictures and passwords have used: 445 MB instead of 266 after 6,000 hostile requests.
 */
export const steadyMalloc = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
