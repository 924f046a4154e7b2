import styled from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};

  @media ${media.mobile} {
    position: sticky;
    bottom: 0;
    z-index: ${layer.sticky};
    justify-content: space-between;
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding: ${theme.space.xs} ${theme.space.gutter} max(${theme.space.xs}, env(safe-area-inset-bottom));
    border-top: 1px solid ${theme.color.line.subtle};
    background: ${theme.color.surface.page};
  }
`
