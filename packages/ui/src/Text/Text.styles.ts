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
    font-weight: 400;
  }
  &[data-weight='medium'] {
    font-weight: 500;
  }
  &[data-weight='bold'] {
    font-weight: 600;
  }
  &[data-capital='true'] {
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  &[data-measured='true'] {
    max-width: ${theme.size.measure};
  }
`
