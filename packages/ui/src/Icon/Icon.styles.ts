import styled from 'styled-components'

/** In place of attributes, which these would otherwise be in every icon of a page. A rule counts more than the attribute of a filled icon. */
export const Root = styled.svg`
  :where(&:not([fill])) {
    fill: none;
  }
  :where(&) {
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`
