import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'
import { RawLink } from '../RawLink/RawLink.tsx'

export const Root = styled(RawLink)`
  color: inherit;
  transition: color ${theme.motion.quick};

  &[data-variant='quiet'] {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  &[data-variant='text'] {
    text-decoration: underline;
  }
  &:hover {
    color: ${theme.color.action.rest};
  }
`
