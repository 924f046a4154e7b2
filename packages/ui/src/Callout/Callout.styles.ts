import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  font-size: ${theme.type.s};
  line-height: ${theme.leading.text};
  background: ${theme.color.surface.sunken};

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-tone='critical'] {
    color: ${theme.color.critical.text};
    background: ${theme.color.critical.surface};
  }
  &[data-tone='positive'] {
    color: ${theme.color.positive.text};
    background: ${theme.color.positive.surface};
  }
  @media ${media.forcedColors} {
    border: 1px solid;
  }
`

export const Title = styled.p`
  font-weight: ${theme.weight.strong};
`
