import type { Plugin } from 'vite'

/** Milliseconds that React works on a page before it lets the browser draw a frame of the old one. Its scheduler has 5. */
const SLICE_MS = 16

/** Draws a new page in fewer slices, because on a cheap phone a frame between two of them takes as long as four (decision 260). */
export function longerSlices(): Plugin {
  return {
    name: 'longer-slices',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /\/scheduler\.production\.js$/ },
      handler(code) {
        const longer = code.replace('frameInterval = 5,', `frameInterval = ${SLICE_MS},`)
        if (longer === code)
          this.error('The scheduler has no slices of 5 ms: bring build/react up to its version')
        return { code: longer, map: null }
      },
    },
  }
}
