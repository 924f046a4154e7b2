/** Variables that the programs under measurement inherit. */
export const inheritedEnv = process.env

/** The browser to measure in, as `npm run bench` has found it. */
export function browserPath(): string {
  const path = process.env.CHROMIUM_PATH
  if (path === undefined)
    throw new Error('CHROMIUM_PATH is not set. "npm run bench" finds a browser by itself.')
  return path
}
