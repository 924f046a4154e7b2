import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'
import { theme } from '../tokens/theme.ts'

const stroke = (angle: string) => `linear-gradient(${angle}, #0000 46%, #000 46% 54%, #0000 54%)`

export const Input = styled.input`
  ${inputBox}

  /* Browsers make a date as wide as its parts and gaps: large text would not fit a phone. */
  &[type='date'] {
    min-width: 0;
    padding-inline: min(${theme.space.s}, 4vw);
  }
  &::-webkit-calendar-picker-indicator {
    margin-inline-start: auto;
  }
  /* The cross that empties a search has the colour of the shop's icons, not the browser's blue. */
  &::-webkit-search-cancel-button {
    width: 1em;
    height: 1em;
    background: ${theme.color.text.muted};
    mask: ${stroke('45deg')}, ${stroke('-45deg')};
    appearance: none;
    cursor: pointer;
  }
`
