import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'
import { iconSize } from '../tokens/iconSize.ts'
import { theme } from '../tokens/theme.ts'

export const Frame = styled.div`
  /* The text around may suit another surface than the raised one. */
  color: ${theme.color.text.strong};
  position: relative;

  & > svg {
    position: absolute;
    top: calc(50% - ${iconSize.s} / 2);
    inset-inline-end: ${theme.space.s};
    pointer-events: none;
  }
`

export const Control = styled.select`
  ${inputBox}
  padding-inline-end: calc(${theme.space.s} + ${iconSize.s} + ${theme.space.xs});
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
`
