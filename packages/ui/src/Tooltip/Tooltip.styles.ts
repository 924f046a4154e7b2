import * as RadixTooltip from 'radix-ui/tooltip'
import styled, { keyframes } from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const appear = keyframes`from { opacity: 0; }`

export const Bubble = styled(RadixTooltip.Content)`
  z-index: ${layer.tooltip};
  max-width: 16rem;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border-radius: ${theme.radius.s};
  color: ${theme.color.text.inverse};
  font-size: ${theme.type.xs};
  line-height: ${theme.leading.snug};
  background: ${theme.color.surface.inverse};
  animation: ${appear} ${theme.motion.quick};

  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`
