export function browserPath(): string {
  const path = process.env.CHROMIUM_PATH
  if (path === undefined)
    throw new Error('CHROMIUM_PATH is not set. "npm run rel" finds a browser by itself.')
  return path
}
