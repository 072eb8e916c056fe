CREATE TABLE `exercise_answers` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`text` text NOT NULL,
	`task` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`, `lesson_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `question_results` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`question` integer NOT NULL,
	`asked` text NOT NULL,
	`given` text NOT NULL,
	`first_verdict` text NOT NULL,
	`first_at` integer NOT NULL,
	`latest_verdict` text NOT NULL,
	`latest_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`, `lesson_id`, `question`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
