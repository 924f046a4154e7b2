import styled, { keyframes } from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const turn = keyframes`to { rotate: 1turn; }`

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-size: ${theme.type.s};

  &[data-size='s'] {
    --spinner-side: 1em;
  }
  &[data-size='l'] {
    --spinner-side: 2.5rem;
  }
`

export const Ring = styled.span`
  flex: none;
  width: var(--spinner-side, 1.5rem);
  aspect-ratio: 1;
  border: 2px solid ${theme.color.line.subtle};
  border-top-color: ${theme.color.action.rest};
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;

  @media ${media.forcedColors} {
    border-color: GrayText;
    border-top-color: Highlight;
  }
`
