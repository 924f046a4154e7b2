import { css } from 'styled-components'
import { theme } from '../tokens/theme.ts'

/** Box of a text input, text area or select. */
export const inputBox = css`
  width: 100%;
  min-height: ${theme.size.target};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.m};
  /* iOS zooms into inputs with a font smaller than 16 px. */
  font-size: ${theme.type.m};
  background: ${theme.color.surface.raised};
  transition: border-color ${theme.motion.quick};

  &::placeholder {
    color: ${theme.color.text.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.text.strong};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.critical.text};
  }
  &:disabled {
    color: ${theme.color.text.muted};
    background: ${theme.color.surface.sunken};
  }
`
