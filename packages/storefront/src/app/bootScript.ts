import source from './boot.js?raw'

/** Inline script of every page, for the entry at this address. */
export function bootScript(entry: string): string {
  return source
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim()
    .replace('%ENTRY%', entry)
}
