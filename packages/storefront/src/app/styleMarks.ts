const SEPARATOR = '/*!sc*/\n'
const LONG_MARK = /data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*),"\}/g
const SHORT_MARK = /^\/\*(\d+) (\S+) (\S+)\*\/$/gm

/** Rules of styled-components with short marks of their ends, and of the components that they belong to. */
export function shortenMarks(css: string): string {
  return css
    .replaceAll('\n', ' ')
    .replaceAll(SEPARATOR.replace('\n', ' '), '\n')
    .replaceAll(LONG_MARK, '/*$1 $2 $3*/')
}

/** The same with the marks that styled-components reads. */
export function restoreMarks(css: string): string {
  return css.replaceAll(SHORT_MARK, 'data-styled.g$1[id="$2"]{content:"$3,"}').replaceAll('\n', SEPARATOR)
}
