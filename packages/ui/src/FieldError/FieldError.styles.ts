import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.p`
  display: flex;
  gap: ${theme.space.xxs};
  align-items: start;
  color: ${theme.color.critical.text};
  font-size: ${theme.type.s};

  /* In the middle of the first line. */
  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
`
