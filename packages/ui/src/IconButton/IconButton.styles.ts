import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  transition:
    background ${theme.motion.quick},
    color ${theme.motion.quick};

  &[data-variant='raised'] {
    background: ${theme.color.surface.raised};
    box-shadow: ${theme.shadow.raised};
  }
  &[data-variant='outlined'] {
    border-color: ${theme.color.line.control};
  }
  @media ${media.hover} {
    &:hover:not(:disabled) {
      color: ${theme.color.action.rest};
      background: ${theme.color.surface.sunken};
    }
  }
  &:disabled {
    color: ${theme.color.text.muted};
    opacity: 0.5;
  }
`
