CREATE TABLE `lesson_versions` (
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`practice` text,
	`author` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`course_id`, `lesson_id`, `version`)
);
--> statement-breakpoint
ALTER TABLE `course_structures` ADD `checked_at` integer;--> statement-breakpoint
ALTER TABLE `lessons` ADD `practice` text;--> statement-breakpoint
ALTER TABLE `lessons` ADD `state` text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE `lessons` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `lessons` ADD `corrected_at` integer;