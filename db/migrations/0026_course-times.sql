ALTER TABLE `course_figures` ADD `lessons` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_figures` ADD `reading_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_figures` ADD `exercise_minutes` integer DEFAULT 0 NOT NULL;