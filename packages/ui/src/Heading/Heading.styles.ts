import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.h2`
  &[data-size='hero'] {
    font-size: ${theme.type.hero};
    line-height: ${theme.leading.display};
  }
  &[data-size='h1'] {
    font-size: ${theme.type.h1};
  }
  &[data-size='h2'] {
    font-size: ${theme.type.h2};
  }
  &[data-size='h3'] {
    font-size: ${theme.type.h3};
  }
  &[data-size='h4'] {
    font-size: ${theme.type.h4};
  }
  /* Headings receive focus only from scripts and are not interactive: no ring. */
  &[tabindex='-1']:focus {
    outline: none;
  }
`

export const Note = styled.span`
  margin-inline-start: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  letter-spacing: ${theme.tracking.none};
  white-space: nowrap;
`
