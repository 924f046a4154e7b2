import { css } from 'styled-components'

/** Width of a dot with the space around it. */
const dot = '0.9em'

/** Row of parts with a dot between two in a line. The dot of the first of a line is beyond the edge, which hides it. */
export const dottedParts = css`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;

  & > * {
    position: relative;
    margin-inline-start: -${dot};
    padding-inline: ${dot};
  }
  & > *::before {
    position: absolute;
    inset-inline-start: 0;
    width: ${dot};
    text-align: center;
    content: '·' / '';
  }
`
