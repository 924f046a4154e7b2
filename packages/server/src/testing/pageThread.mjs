import { register } from 'tsx/esm/api'

// `--import tsx` does not reach threads.
register()
await import('../pageThread.ts')
