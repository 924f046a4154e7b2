import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.fieldset`
  min-width: 0;

  /* The error is above the choice that takes the focus. */
  &[data-invalid='true'] input {
    scroll-margin-top: calc(2 * ${theme.size.target});
  }
`

export const Legend = styled.legend`
  margin-bottom: ${theme.space.xs};
  padding: 0;
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
`

export const Hint = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`
