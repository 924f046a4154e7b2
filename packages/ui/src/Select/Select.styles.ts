import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'
import { theme } from '../tokens/theme.ts'

export const Frame = styled.div`
  /* The text around may suit another surface than the raised one. */
  color: ${theme.color.text.strong};
  position: relative;

  & > svg {
    position: absolute;
    top: calc(50% - 0.5rem);
    inset-inline-end: ${theme.space.s};
    pointer-events: none;
  }
`

export const Control = styled.select`
  ${inputBox}
  padding-inline-end: 2.25rem;
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
`
