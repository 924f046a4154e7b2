"""How everything is rendered."""

import os

import bpy

# A quarter of the light, so that highlights stay below white in the file.
EXPOSURE = 0.25


def use(samples, width, height):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.05
    scene.cycles.adaptive_min_samples = 12
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 10
    scene.cycles.transmission_bounces = 8
    scene.cycles.transparent_max_bounces = 6
    scene.cycles.caustics_reflective = False
    scene.cycles.sample_clamp_indirect = 2.0
    scene.cycles.film_exposure = EXPOSURE
    scene.cycles.seed = 7
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = int(os.environ.get("PHOTO_SHARE", "100"))
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    scene.render.image_settings.compression = 20
    scene.view_settings.view_transform = "Raw"
    scene.render.dither_intensity = 0
