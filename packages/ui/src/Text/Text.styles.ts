import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.p`
  &[data-size='xs'] {
    font-size: ${theme.type.xs};
  }
  &[data-size='s'] {
    font-size: ${theme.type.s};
  }
  &[data-size='m'] {
    font-size: ${theme.type.m};
  }
  &[data-size='l'] {
    font-size: ${theme.type.l};
  }
  &[data-tone='strong'] {
    color: ${theme.color.text.strong};
  }
  &[data-tone='muted'] {
    color: ${theme.color.text.muted};
  }
  &[data-tone='positive'] {
    color: ${theme.color.positive.text};
  }
  &[data-tone='critical'] {
    color: ${theme.color.critical.text};
  }
  &[data-tone='accent'] {
    color: ${theme.color.accent.text};
  }
  &[data-weight='normal'] {
    font-weight: ${theme.weight.regular};
  }
  &[data-weight='medium'] {
    font-weight: ${theme.weight.medium};
  }
  &[data-weight='bold'] {
    font-weight: ${theme.weight.strong};
  }
  &[data-capital='true'] {
    letter-spacing: ${theme.tracking.wide};
    text-transform: uppercase;
  }
  &[data-measured='true'] {
    max-width: ${theme.size.measure};
  }
`
