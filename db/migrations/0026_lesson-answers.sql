ALTER TABLE `course_figures` ADD `lessons` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_figures` ADD `reading_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_figures` ADD `exercise_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lesson_reports` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `lesson_reports` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `lesson_reports` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `lesson_reports` ADD `mended_version` integer;--> statement-breakpoint
CREATE INDEX `lesson_reports_state` ON `lesson_reports` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `course_structures_checked` ON `course_structures` (`checked_at`,`course_id`);