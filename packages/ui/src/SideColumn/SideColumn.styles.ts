import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.aside`
  position: sticky;
  top: 5rem;
  align-self: start;
  max-height: calc(100dvh - 6rem);
  margin-inline: -0.5rem;
  padding: 0 0.5rem ${theme.space.l};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.line.subtle} transparent;

  @media ${media.mobile} {
    position: static;
    max-height: none;
  }
`
