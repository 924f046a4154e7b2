import boot from './boot.js?raw'
import scheme from './scheme.js?raw'

const minify = (source: string) =>
  source
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim()

/** Inline script at the end of every page, for the entry at this address. */
export const bootScript = (entry: string): string => minify(boot).replace('%ENTRY%', entry)

export const schemeScript = minify(scheme)
