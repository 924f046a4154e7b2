import styled from 'styled-components'
import { alignRules, stackRules } from '../lib/layout.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.section`
  padding: clamp(${theme.space.m}, 3vw, ${theme.space.l});
  border: 1px solid transparent;
  border-radius: ${theme.radius.l};
  ${stackRules}
  ${alignRules}

  &[data-padding='s'] {
    padding: ${theme.space.s} ${theme.space.m};
    border-radius: ${theme.radius.m};
  }
  &[data-padding='l'] {
    padding: clamp(${theme.space.l}, 5vw, ${theme.space.xl});
  }
  &[data-tone='outlined'] {
    border-color: ${theme.color.line.subtle};
  }
  &[data-tone='card'] {
    border-color: ${theme.color.line.subtle};
    background: ${theme.color.surface.raised};
  }
  &[data-tone='ruled'] {
    padding: ${theme.space.m} 0 0;
    border-width: 1px 0 0;
    border-color: ${theme.color.line.subtle};
    border-radius: 0;

    &[data-padding='l'] {
      padding-top: ${theme.space.l};
    }
  }
  &[data-tone='raised'] {
    background: ${theme.color.surface.raised};
    box-shadow: ${theme.shadow.raised};
  }
  &[data-tone='sunken'] {
    background: ${theme.color.surface.sunken};
  }
  &[data-tone='brand'] {
    background: ${theme.color.surface.brand};
  }
  &[data-tone='positive'] {
    background: ${theme.color.positive.surface};
  }
  &[data-tone='critical'] {
    background: ${theme.color.critical.surface};
  }
  &[data-tone='accent'] {
    background: ${theme.color.accent.surface};
  }
  @media ${media.forcedColors} {
    border-color: CanvasText;
  }
`
