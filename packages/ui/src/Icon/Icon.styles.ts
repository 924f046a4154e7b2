import styled from 'styled-components'

/** As weak as attributes of the element, which these would otherwise be in every icon of a page. */
export const Root = styled.svg`
  :where(&) {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`
