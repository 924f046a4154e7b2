import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.size.target};
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.accent.text};
  background: ${theme.color.accent.surface};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.solid};

  &[data-size='s'] {
    width: 2rem;
    font-size: ${theme.type.xs};
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
