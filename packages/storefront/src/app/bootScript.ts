import source from './boot.js?raw'

/** The inline script of every page, for a build whose entry has this address. */
export function bootScript(entry: string): string {
  return source
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim()
    .replace('%ENTRY%', entry)
}
